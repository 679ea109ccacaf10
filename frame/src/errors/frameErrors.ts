import {
  frameConfigurationInvalid,
  frameDatabaseNewer,
  frameDatabaseUnavailable,
} from '@wallet-kit/clients/errors/constants'

/** Errors of the package, by code. */
export const frameErrors = {
  FRAME_CONFIGURATION_INVALID: frameConfigurationInvalid,
  FRAME_DATABASE_NEWER: frameDatabaseNewer,
  FRAME_DATABASE_UNAVAILABLE: frameDatabaseUnavailable,
}

export type FrameErrorCode = keyof typeof frameErrors
