export { preloadModal } from './preloadModal.ts'
