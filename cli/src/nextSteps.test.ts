import { expect, test } from 'vitest'
import { nextSteps } from './nextSteps.ts'

test('in a new folder', () => {
  expect(nextSteps('/home/me', '/home/me/apps/my-app', 'pnpm')).toEqual([
    'cd apps/my-app',
    'pnpm install',
    'pnpm dev',
  ])
})

test('in the folder itself', () => {
  expect(nextSteps('/home/me', '/home/me', 'npm')).toEqual(['npm install', 'npm run dev'])
})
