import type { en } from './en.ts'

type Words<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Words<Shape[Key]> }

/** Every text of the modal in one locale. A missing one does not compile. */
export type Messages = Words<typeof en>
