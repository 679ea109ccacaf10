import type { ErrorCode as CatalogueCode } from '@wallet-kit/clients/errors/catalogue'

/** Code of an error of the kit. `schemas/errors.yaml` describes each. */
export type ErrorCode = Exclude<CatalogueCode, `SERVER_${string}`>
