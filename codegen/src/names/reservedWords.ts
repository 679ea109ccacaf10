/** Words that cannot be declared in a strict module, and globals that generated code relies on. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try type typeof undefined using var void while with ' +
    'yield any bigint boolean never number object string symbol unknown ' +
    'Array Blob FormData Headers NonNullable Omit Partial Pick Promise Readonly ReadonlyArray Record Request Response ' +
    'Uint8Array URL URLSearchParams globalThis z'
  ).split(' '),
)
