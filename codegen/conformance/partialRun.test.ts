import { describe, test } from 'vitest'
import { checkEdit, edits, syntaxes } from '../src/testing/editedShop.ts'

describe.each(Object.entries(syntaxes))('after a change of a contract in %s', (_, syntax) => {
  test.each(edits)('of %s the output is that of a full run', (_name, edit, made) => {
    checkEdit(syntax, edit, made)
  })
})
