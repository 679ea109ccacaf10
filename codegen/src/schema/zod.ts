import { namespaceOf } from '../fragment/importedName.ts'

/** `import * as z from 'zod/mini'`: bundlers keep only the members in use. */
export const zod = namespaceOf('zod/mini', 'z')
