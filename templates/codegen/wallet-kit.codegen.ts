import { defineConfig } from '@wallet-kit/codegen'

export default defineConfig({
  inputs: ['guestbook.yaml'],
  output: 'src/api',
  targets: ['client', 'react', 'routes', 'handlers'],
  importExtension: '.ts',
  ownsOutput: true,
})
