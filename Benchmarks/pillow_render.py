"""The default shoe by Pillow, as a careful user would write it: DIR of masks, OUT."""
import sys

from PIL import Image

COLORS = {"base": (255, 255, 255), "side": (255, 149, 0), "sole": (175, 82, 222), "cage": (142, 142, 147), "outline": (0, 0, 0)}

folder, out = sys.argv[1:]
result = None
for part, color in COLORS.items():
    mask = Image.open(f"{folder}/{part}.png").convert("RGBA").getchannel("A")
    layer = Image.new("RGBA", mask.size, color + (0,))
    layer.putalpha(mask)
    result = layer if result is None else Image.alpha_composite(result, layer)
result.save(out)
