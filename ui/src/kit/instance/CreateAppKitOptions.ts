import type { CreateAppKitOptions as HeadlessOptions } from '@wallet-kit/sdk'
import type { LookOptions } from '../look/LookOptions.ts'

/** Options of a kit with a modal: the sdk's, and how the modal looks. */
export interface CreateAppKitOptions extends HeadlessOptions, LookOptions {}
