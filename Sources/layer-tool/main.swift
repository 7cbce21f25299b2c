print("layer-tool")
