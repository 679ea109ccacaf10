import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtureFolder, readContractIn } from '../testing/readContract.ts'

const folder = fixtureFolder('difficulties')
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

test.each(files)('%s is read without a word', (file) => {
  const { service, told } = readContractIn(folder, file)
  expect(told.filter((line) => !line.includes('OpenAPI ignores a header parameter'))).toEqual([])
  expect(service?.dialect).toBe('http')
})
