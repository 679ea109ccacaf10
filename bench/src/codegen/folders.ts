import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The other generators, and the packages that generated code imports. */
export const peersFolder = fileURLToPath(new URL('../../codegen-peers', import.meta.url))
/** Documents and outputs; below the peers, so that generated code finds its packages. Ignored by git. */
export const workFolder = fileURLToPath(new URL('../../codegen-peers/.cache', import.meta.url))
