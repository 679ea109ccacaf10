import { AccountFace } from './AccountFace.tsx'

/** The face, for code that loads it on demand: bundlers wrap the exports of a module that others import statically. */
export const accountFace = AccountFace
