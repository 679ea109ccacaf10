export { ActivityPanel } from '../../activity/ActivityPanel.tsx'
export { NftsPanel } from '../nfts/NftsPanel.tsx'
export { panelViews } from './index.ts'
export { TokensPanel } from './TokensPanel.tsx'
