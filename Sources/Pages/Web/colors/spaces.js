// The colour spaces of CSS Color Module Level 4. Sources: its sections 7, 8 and 10 and its sample code; OKLab by Ottosson,
// 2020, with the matrices as CSS recomputed them.

const times = (matrix, vector) => matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]);
const clamp = (value) => Math.min(Math.max(value, 0), 1);
const signed = (curve) => (value) => (value < 0 ? -curve(-value) : curve(value));

const white50 = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const d50ToD65 = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const linearSRGBToXYZ = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const xyzToLinearSRGB = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
];
const p3ToXYZ = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
];
const a98ToXYZ = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
];
const prophotoToXYZ = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
];
const rec2020ToXYZ = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
];
const xyzToLMS = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const lmsToXYZ = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
];
const lmsToLab = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
const labToLMS = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];

const decodeSRGB = signed((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
const encodeSRGB = signed((value) => (value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : 12.92 * value));
const power = (exponent) => signed((value) => value ** exponent);
const decodeProphoto = signed((value) => (value <= 16 / 512 ? value / 16 : value ** 1.8));

function hsl([hue, saturation, lightness]) {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + turned(hue) / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

function hwb([hue, whiteness, blackness]) {
  const sum = whiteness + blackness;
  if (sum >= 1) return [whiteness / sum, whiteness / sum, whiteness / sum];
  return hsl([hue, 1, 0.5]).map((value) => value * (1 - sum) + whiteness);
}

/** Degrees brought into 0 to 360; 0 where a turn is less than the last digit. */
function turned(degrees) {
  if (!(Math.abs(degrees) < 2 ** 50)) return 0;
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

function rectangular([lightness, chroma, hue]) {
  const angle = (turned(hue) * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function labToXYZ([lightness, a, b]) {
  const cube = (f) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const y = (lightness + 16) / 116;
  const scaled = [cube(y + a / 500), cube(y), cube(y - b / 200)].map((value, index) => value * white50[index]);
  return times(d50ToD65, scaled);
}

const okLabToXYZ = (lab) => times(lmsToXYZ, times(labToLMS, lab).map((value) => value ** 3));
const xyzToOKLab = (xyz) => times(lmsToLab, times(xyzToLMS, xyz).map(Math.cbrt));
const through = (decode, matrix) => (color) => times(matrix, color.map(decode));

/** sRGB-encoded components of what is written in coordinates of sRGB. */
const encodedIn = { rgb: (color) => color, srgb: (color) => color, hsl, hwb };

/** XYZ relative to D65 of the other spaces. */
const xyzIn = {
  "srgb-linear": (color) => times(linearSRGBToXYZ, color),
  "display-p3": through(decodeSRGB, p3ToXYZ),
  "display-p3-linear": (color) => times(p3ToXYZ, color),
  "a98-rgb": through(power(563 / 256), a98ToXYZ),
  "prophoto-rgb": (color) => times(d50ToD65, times(prophotoToXYZ, color.map(decodeProphoto))),
  rec2020: through(power(2.4), rec2020ToXYZ),
  xyz: (color) => color,
  "xyz-d65": (color) => color,
  "xyz-d50": (color) => times(d50ToD65, color),
  lab: labToXYZ,
  lch: (color) => labToXYZ(rectangular(color)),
  oklab: okLabToXYZ,
  oklch: (color) => okLabToXYZ(rectangular(color)),
};

/** The spaces of `color()`. */
export const spacesOfColorFunction = [
  "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50", "xyz-d65",
];

const tolerance = 0.000075;
const isInside = (color, low, high) => color.every((value) => value >= low && value <= high);
const isEncodedInside = (color) => isInside(color, -tolerance, 1 + tolerance);
const isLinearInside = (color) => isInside(color, -tolerance / 12.92, decodeSRGB(1 + tolerance));

/** `[red, green, blue, alpha]` in bytes of a colour as a function writes it, rounded once, half up. `gamut` is "css", so that
    colours outside sRGB keep hue and lightness, or "clip". rgb(), hsl() and hwb() are always clipped, as CSS says. */
export function resolvedBytes(space, components, alpha, gamut) {
  return [...encodedColor(space, components, gamut), alpha].map(byteOf);
}

function encodedColor(space, components, gamut) {
  const encoded = encodedIn[space]?.(components);
  if (encoded && (isEncodedInside(encoded) || space !== "srgb" || gamut === "clip")) return encoded;
  const xyz = encoded ? times(linearSRGBToXYZ, encoded.map(decodeSRGB)) : xyzIn[space](components);
  const linear = times(xyzToLinearSRGB, xyz);
  const isKept = isLinearInside(linear) || gamut === "clip";
  return (isKept ? linear.map(clamp) : mappedIntoGamut(okLabOf(space, components, xyz))).map(encodeSRGB);
}

/** What is written in OKLab is not taken through XYZ: far outside sRGB that would lose the lightness. */
function okLabOf(space, components, xyz) {
  if (space === "oklab") return components;
  return space === "oklch" ? rectangular(components) : xyzToOKLab(xyz);
}

/** What lies less than 2^-32 below a tie counts as the tie: a decimal such as 10% is often one in exact arithmetic. */
function byteOf(value) {
  if (!(value > 0)) return 0;
  return value < 1 ? Math.floor(value * 255 + 0.5 + 2 ** -32) : 255;
}

// CSS Color 4, section 13.2: a binary search for the chroma, with local clipping as soon as that is no visible change.
const noticeable = 0.02;
const epsilon = 0.0001;

function mappedIntoGamut(origin) {
  if (origin[0] >= 1) return [1, 1, 1];
  if (origin[0] <= 0) return [0, 0, 0];
  const first = candidate(origin);
  if (first.change < noticeable) return first.clipped;
  const chroma = Math.hypot(origin[1], origin[2]);
  let [low, high, isLowInside, clipped] = [0, chroma, true, first.clipped];
  while (high - low > epsilon) {
    const middle = (low + high) / 2;
    if (!(middle > low && middle < high)) break;
    const scale = middle / chroma;
    const current = candidate([origin[0], origin[1] * scale, origin[2] * scale]);
    if (isLowInside && isLinearInside(current.linear)) {
      low = middle;
      continue;
    }
    clipped = current.clipped;
    if (current.change >= noticeable) high = middle;
    else if (noticeable - current.change < epsilon) break;
    else [low, isLowInside] = [middle, false];
  }
  return clipped;
}

/** A colour of the search, and how far clipping would move it. */
function candidate(lab) {
  const linear = times(xyzToLinearSRGB, okLabToXYZ(lab));
  const clipped = linear.map(clamp);
  const moved = xyzToOKLab(times(linearSRGBToXYZ, clipped));
  return { linear, clipped, change: Math.hypot(moved[0] - lab[0], moved[1] - lab[1], moved[2] - lab[2]) };
}
