export { accountPanels } from '../accountPanels.ts'
