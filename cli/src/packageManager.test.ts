import { expect, test } from 'vitest'
import { packageManagerFrom, runCommand } from './packageManager.ts'

test.each([
  ['npm/11.4.2 node/v24.0.0 linux x64 workspaces/false', 'npm', 'npm run dev'],
  ['pnpm/9.1.0 npm/? node/v20.19.0 linux x64', 'pnpm', 'pnpm dev'],
  ['yarn/4.2.0 npm/? node/v20.19.0 linux x64', 'yarn', 'yarn dev'],
  ['bun/1.2.0 npm/? node/v22.6.0 linux x64', 'bun', 'bun run dev'],
  ['cnpm/9.0.0', 'npm', 'npm run dev'],
  ['', 'npm', 'npm run dev'],
  [undefined, 'npm', 'npm run dev'],
])('%s is %s', (userAgent, manager, command) => {
  expect(packageManagerFrom(userAgent)).toBe(manager)
  expect(runCommand(packageManagerFrom(userAgent), 'dev')).toBe(command)
})
