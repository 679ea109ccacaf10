import type { Part } from '../Part.ts'

export const template: Part = {
  name: 'template',
  title: 'a scaffolded app installs from packed packages, builds, passes its test, connects in a browser',
  needsBrowser: true,
  run: async () => ({ passed: 0, failed: 0 }),
}
