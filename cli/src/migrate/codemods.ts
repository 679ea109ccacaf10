import { appKit } from './appkit/appKit.ts'
import type { Codemod } from './Codemod.ts'
import { rainbowKit } from './rainbowkit/rainbowKit.ts'

/** In the order in which they run. */
export const codemods: readonly Codemod[] = [appKit, rainbowKit]
