import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { httpContracts } from '../src/testing/compileContracts.ts'
import { compareDocument } from './compareDocument.ts'

// Of the long tests, the one of our own contracts is quick, and runs with the unit tests.

const repository = fileURLToPath(new URL('../../', import.meta.url))

test.each(httpContracts)('validators of %s and Ajv agree', async (path) => {
  const { disagreements, wrongExamples, notCompared } = await compareDocument(join(repository, path), {
    root: repository,
    samples: 1,
    mutants: 40,
  })
  expect(disagreements).toEqual([])
  expect(wrongExamples).toEqual([])
  expect(notCompared).toEqual([])
})
