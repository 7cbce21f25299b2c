// The state of both pages, and what can be asked of it.

export const destinations = ["home", "products", "search", "bookmarks", "cart"];

/** A design without any wish: the model's own colours. `colors` has `#rrggbb` or `#rrggbbaa` for the parts that were given one. */
export const emptyDesign = Object.freeze({
  manufacturer: null, name: null, model: null, sku: null, metadata: null, colors: Object.freeze({}),
});

/** How many steps can be undone. */
export const historyLimit = 200;

export const initialState = Object.freeze({
  products: [],
  bookmarks: [],
  cart: [],
  reviewer: null,

  destination: "home",
  category: null,
  page: 0,
  product: null,
  colorways: {},
  query: "",

  design: emptyDesign,
  past: [],
  future: [],
  stroke: null,
  designs: [],
});

export const isSameItem = (first, second) => first.product === second.product && first.colorway === second.colorway;

/** The product of an id, or undefined. */
export const productWithId = (state, id) => state.products.find((product) => product.id === id);

/** Whether an item is a colorway of a product that there is. */
export function isItem(state, item) {
  const count = productWithId(state, item?.product)?.colorways.length ?? 0;
  return Number.isInteger(item?.colorway) && item.colorway >= 0 && item.colorway < count;
}

/** The categories in the order in which products first name them. */
export const categories = (state) => [...new Set(state.products.map((product) => product.category))];

export const productsOfCategory = (state, category) => state.products.filter((product) => product.category === category);

/** The index of the colorway that is shown of a product. */
export const colorwayOf = (state, id) => (Object.hasOwn(state.colorways, id) ? state.colorways[id] : 0);

export const isBookmarked = (state, item) => state.bookmarks.some((other) => isSameItem(other, item));
export const isInCart = (state, item) => state.cart.some((other) => isSameItem(other, item));

/** The products whose name, description, category or SKU has every word of the query; none for an empty query. */
export function foundProducts(state) {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return state.products.filter((product) => {
    const texts = [product.name, product.description, product.category, product.sku];
    const text = texts.filter((value) => typeof value === "string").join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
