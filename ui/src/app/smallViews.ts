import { unsupportedChainViews } from '../areas/account/unsupportedChain/index.ts'
import { guideViews } from '../areas/connect/guide/index.ts'
import { networksViews } from '../areas/networks/index.ts'

/** Views about networks and for newcomers, in one chunk: each name of a chunk is part of the first load. */
export const smallViews = { ...guideViews, ...networksViews, ...unsupportedChainViews }
