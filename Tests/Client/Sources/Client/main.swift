import ShoeDesign
import ShoeRender

// What a program that uses the libraries does: change a design, render it, write nothing.
var configuration = ShoeConfiguration()
configuration.setColor(.init(red: 10, green: 132, blue: 255), of: .side)
let plan = try Planner(catalog: .builtIn).plan(RenderRequest(configuration))
let picture = RenderedPicture(plan)
let bytes = try plan.png()
let side = picture.colors.filter { $0 == configuration.shoeColors.side }
precondition(!side.isEmpty && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
print("A client package rendered \(picture.plane.size): \(bytes.count) bytes")
