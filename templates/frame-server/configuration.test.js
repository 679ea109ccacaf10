import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

const command = 'node_modules/@wallet-kit/frame/dist/command/main.js'

test.each([
  ['service', 'frame.config.json'],
  ['service', 'production/service/frame.config.json'],
  ['keeper', 'production/keeper/keeper.config.json'],
])(
  'the %s accepts %s',
  (party, file) => {
    const { stdout } = spawnSync(process.execPath, [command, 'schema', party], { encoding: 'utf8' })
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(stdout))
    const configuration = JSON.parse(readFileSync(file, 'utf8'))
    validate(configuration)
    expect(validate.errors).toBeNull()
    expect(validate({ ...configuration, hostOrigin: 'misspelled' })).toBe(false)
  },
  30_000,
)

test('service and keeper name each other', () => {
  const service = JSON.parse(readFileSync('production/service/frame.config.json', 'utf8'))
  const keeper = JSON.parse(readFileSync('production/keeper/keeper.config.json', 'utf8'))
  expect(service.keeperOrigin).toBe(keeper.origin)
  expect(keeper.pageOrigins).toEqual([service.origin])
  expect(service.database).not.toBe(keeper.database)
})
