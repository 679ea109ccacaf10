import { optionsInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../errors/createError.ts'
import { redactContext } from '../errors/redactContext.ts'
import { checkOptions } from './checkOptions.ts'
import type { Features, OptionData, Services } from './OptionData.ts'

/** The part of the options of `createAppKit` that is plain data. */
export interface PlainOptions extends Omit<OptionData, 'features' | 'services'> {
  readonly features?: Partial<Features> | undefined
  readonly services?: Partial<Services> | undefined
}

/**
 * Reads options that are not part of the app's code: of a file, a content management system or a service. What
 * `createAppKit` does not declare is left out, so the result has no properties of its prototypes, no accessors and no
 * functions.
 *
 * @param value Parsed JSON, of any shape
 * @throws WalletKitError `OPTIONS_INVALID` with the `path` and the `reason` of the first invalid option, and the `count`
 * of them. `findInvalidOptions` lists all.
 *
 * @example
 * const kit = createAppKit({ ...readOptions(await response.json()), siwx: authSession() })
 */
export function readOptions(value: unknown): PlainOptions {
  const { options, invalid } = checkOptions(value)
  const [first] = invalid
  // JSON has no `undefined`, and the validator adds none.
  if (options && !first) return options as PlainOptions
  throw createError(optionsInvalid, {
    context: redactContext({ path: first?.path, reason: first?.reason, count: invalid.length }),
  })
}
