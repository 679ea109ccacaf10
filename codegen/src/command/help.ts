export const help = `Compiles OpenAPI 3.0 and 3.1, OpenRPC, message channels, JSON Schema and error catalogues into TypeScript.

Usage
  wallet-kit-codegen <input…> -o <folder>     compile these files
  wallet-kit-codegen                          compile the inputs of wallet-kit.codegen.ts

Inputs are files, addresses (https://…), or folders: all contracts below them (but not plain JSON Schema, which is often a part of others).

Options
  -o, --output <folder>    output folder; every input becomes a folder in it
  -t, --targets <a,b>      what to make: types, validators, client, query, react, handlers, routes, rpc, channel, texts, errors,
                           reference, or all (default: what suits the input and needs zod and openapi-fetch at most)
  -n, --name <name>        name of the service, for a single input
  -c, --config <file>      another configuration file; other flags override it
  -w, --watch              compile again whenever a file that was read changes
      --check              write nothing; fail when the output is not up to date
      --lenient            treat recoverable mistakes in a contract as warnings
      --allow-outside      allow references to files outside the project
      --import-extension <js|ts|none>
                           what imports between generated files end with (default: js)
      --fetch              download again what inputs with a 'url' keep in a file
      --no-cache           ignore the cache of earlier runs
  -q, --quiet              only warnings and errors
  -v, --version            version of this command
  -h, --help               this help

Exit codes
  0  done, or up to date
  1  mistakes in a contract or an emitter, files in the way, or an output that is not up to date (--check)
  2  wrong usage or configuration, or an internal error

Example
  wallet-kit-codegen petstore.yaml -o src/api
`
