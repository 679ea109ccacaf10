export { DirectoryReader } from './DirectoryReader.tsx'
