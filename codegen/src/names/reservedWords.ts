/** Words that cannot be declared in a strict module, and globals that generated code relies on. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try type typeof undefined using var void while with ' +
    'yield any bigint boolean never number object string symbol undefined unknown NaN Infinity ' +
    'Array AsyncIterable Blob Exclude Extract FormData Function Headers Iterable JSON Map Math NonNullable Object Omit ' +
    'Partial Pick Promise ReadableStream Readonly ReadonlyArray Record Request Response Set Uint8Array URL URLSearchParams globalThis z'
  ).split(' '),
)
