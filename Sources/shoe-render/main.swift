print("shoe-render")
