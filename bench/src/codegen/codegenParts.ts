/** Measurements of a generator. */
export const codegenParts = ['generation', 'types', 'again', 'growth'] as const
export type CodegenPart = (typeof codegenParts)[number]
