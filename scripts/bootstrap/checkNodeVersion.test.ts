import { expect, test } from 'vitest'
import { checkNodeVersion } from './checkNodeVersion.mjs'
import { StepFailure } from './stepFailure.mjs'

test.each(['v20.19.0', 'v22.12.0', 'v24.21.0'])('%s is fine', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['v18.20.8', 'v20.18.3'])('%s is too old, and the message has a remedy', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    expect.objectContaining({
      constructor: StepFailure,
      message: `Node ${version} is too old: 20.19.0 or newer is needed.`,
      remedy: expect.stringContaining('Install a newer Node'),
    }),
  )
})
