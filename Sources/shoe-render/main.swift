import FileSystem
import LayerSets
import PNGCodec
import ShoeRender

var request = try DesignReader.request(from: CommandLine.arguments[1])
if CommandLine.arguments.count > 3 { request.size = .width(Int(CommandLine.arguments[3])!) }
let catalog = CommandLine.arguments.count > 4 ? try LayerSetCatalog(folder: CommandLine.arguments[4]) : .builtIn
let plan = try Planner(catalog: catalog).plan(request)
let picture = RenderedPicture(plan)
try AtomicFile.write(try picture.png(plan.form, texts: plan.texts), to: CommandLine.arguments[2])
