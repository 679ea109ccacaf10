import {
  serverNetworksInvalid,
  serverNodeUnavailable,
  serverOptionInvalid,
  serverOriginInsecure,
  serverOriginsInvalid,
  serverSecretInvalid,
  serverStoreUnavailable,
} from '@wallet-kit/clients/errors/constants'

/** Errors of the package, by code. */
export const serverErrors = {
  SERVER_NETWORKS_INVALID: serverNetworksInvalid,
  SERVER_NODE_UNAVAILABLE: serverNodeUnavailable,
  SERVER_OPTION_INVALID: serverOptionInvalid,
  SERVER_ORIGIN_INSECURE: serverOriginInsecure,
  SERVER_ORIGINS_INVALID: serverOriginsInvalid,
  SERVER_SECRET_INVALID: serverSecretInvalid,
  SERVER_STORE_UNAVAILABLE: serverStoreUnavailable,
}

export type ServerErrorCode = keyof typeof serverErrors
