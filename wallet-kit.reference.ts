import { defineConfig } from '@wallet-kit/codegen'
import code from './wallet-kit.codegen.ts'

/** The same contracts as pages for people. */
export default defineConfig({ ...code, output: 'docs/reference', targets: ['reference'] })
