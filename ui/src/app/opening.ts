export { mountModal } from './mountModal.tsx'
