export { setLanguage } from '../app/languages/setLanguage.ts'
export { preloadModal } from '../kit/instance/preloadModal.ts'
