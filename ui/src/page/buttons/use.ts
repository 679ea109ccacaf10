export { accountFace } from './accountFaceCode.ts'
