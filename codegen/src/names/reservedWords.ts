/** Words that cannot be declared in strict modules, and globals that generated code relies on. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    'abstract any arguments as asserts async await bigint boolean break case catch class const constructor continue ' +
    'debugger declare default delete do else enum eval export extends false finally for from function get global ' +
    'if implements import in infer instanceof interface intrinsic is keyof let module namespace never new null number ' +
    'object of out override package private protected public readonly require return satisfies set static string super ' +
    'switch symbol this throw true try type typeof undefined unique unknown using var void while with yield ' +
    'Array Blob Date Error FormData Headers Infinity JSON Map Math NaN Number Object Partial Pick Promise Readonly ' +
    'Record RegExp Request Response Set String Symbol Uint8Array URL URLSearchParams globalThis'
  ).split(' '),
)
