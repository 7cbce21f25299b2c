// Every action that there is. An action is a plain object; `type` is the name of the function that makes it.

// The catalogue. An *item* is one colorway of a product: `{product: id, colorway: index}`.

/** Products of a catalogue: `{id, name, description, category, price, sku, colorways: [...]}`. An id that is there stays. */
export const addProducts = (products) => ({ type: "addProducts", products });
export const bookmark = (item) => ({ type: "bookmark", item });
export const removeFromBookmark = (item) => ({ type: "removeFromBookmark", item });
export const addToCart = (item) => ({ type: "addToCart", item });
export const removeFromCart = (item) => ({ type: "removeFromCart", item });

/** The reviewer's name; an empty one is someone who would rather not say. */
export const login = (name) => ({ type: "login", name });
export const logout = () => ({ type: "logout" });

// What is shown.

/** One of `destinations`. It leaves the product that is open. */
export const selectDestination = (destination) => ({ type: "selectDestination", destination });
export const selectCategory = (category) => ({ type: "selectCategory", category });
/** The page within the current category. */
export const selectPage = (page) => ({ type: "selectPage", page });
/** The product that is open, by its id; null closes it. */
export const selectProduct = (product) => ({ type: "selectProduct", product });
/** The colorway of a product, by its index; it is remembered for each product. */
export const selectColorway = (product, colorway) => ({ type: "selectColorway", product, colorway });
export const search = (query) => ({ type: "search", query });

// The design in hand. Edits of one `stroke`, such as a colour being dragged or a name being typed, are one step of undo.

/** `color` is `#rrggbb` or `#rrggbbaa`. */
export const setColor = (part, color, stroke = null) => ({ type: "setColor", part, color, stroke });
export const setName = (name, stroke = null) => ({ type: "setName", name, stroke });
export const setManufacturer = (manufacturer, stroke = null) => ({ type: "setManufacturer", manufacturer, stroke });
export const setModel = (model) => ({ type: "setModel", model });
/** Another design as a whole: opened, imported or from a link. */
export const setDesign = (design) => ({ type: "setDesign", design });
/** Ends a stroke: the next edit is a step of its own. */
export const endStroke = () => ({ type: "endStroke" });
/** Takes back what the stroke that is going on has done, if it is this one. */
export const cancelStroke = (stroke) => ({ type: "cancelStroke", stroke });
export const undo = () => ({ type: "undo" });
export const redo = () => ({ type: "redo" });

// Designs kept under a title.

/** Keeps the design in hand; one of the same title is replaced. */
export const saveDesign = (title) => ({ type: "saveDesign", title });
/** Keeps other designs: `[{title, design}]`. Where a title is taken by a different design, a number is added to it. */
export const addDesigns = (designs) => ({ type: "addDesigns", designs });
export const openDesign = (title) => ({ type: "openDesign", title });
export const removeDesign = (title) => ({ type: "removeDesign", title });

/** What a browser has kept of the state; what does not fit is left out. */
export const restore = (kept) => ({ type: "restore", kept });
