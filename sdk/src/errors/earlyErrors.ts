/**
 * Number and message of the errors that can happen before anything is loaded on demand; those of the rest are
 * in `lateErrors`. Both are as in `schemas/errors.yaml`, which a test compares; the whole catalogue would
 * not fit into the first load. `{name}` is a hole for a value of the error's context.
 */
export const earlyErrors = {
  PROJECT_ID_MISSING: [1001, 'Project ID Not Configured'],
  NETWORKS_MISSING: [1002, 'At least one network is needed. Pass `networks` to createAppKit.'],
  SIGN_IN_OPTIONS_CONFLICT: [1003, 'Cannot set both `siweConfig` and `siwx` options'],
  ADAPTER_NOT_FOUND: [1101, "Adapter for namespace {namespace} doesn't exist"],
  NETWORK_NOT_FOUND: [1102, 'Network with ID {id} not found'],
  LAST_NETWORK: [1103, 'Cannot remove last network for a namespace'],
} as const satisfies Record<string, readonly [number: number, message: string]>
