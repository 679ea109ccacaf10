import { runtimeNamespace } from '../fragment/importedName.ts'

/** `import * as z from '…/runtime/schema.ts'`: zod/mini under types that cost little; bundlers keep the members in use. */
export const zod = runtimeNamespace('validators/schema', 'z')
