/**
 * Number and text of each error that the sdk raises, as in `schemas/errors.yaml` (a test compares the two).
 * They are repeated here because the whole catalogue would not fit into the first load. `{name}` is a hole
 * for a value of the error's context.
 */
export const errorTexts = {
  PROJECT_ID_MISSING: [1001, 'Project ID Not Configured'],
  NETWORKS_MISSING: [1002, 'At least one network is needed. Pass `networks` to createAppKit.'],
  SIGN_IN_OPTIONS_CONFLICT: [1003, 'Cannot set both `siweConfig` and `siwx` options'],
  ADAPTER_NOT_FOUND: [1101, "Adapter for namespace {namespace} doesn't exist"],
  NETWORK_NOT_FOUND: [1102, 'Network with ID {id} not found'],
  LAST_NETWORK: [1103, 'Cannot remove last network for a namespace'],
  NETWORK_TO_SWITCH_NOT_FOUND: [1104, 'Network Not Found'],
  CHAIN_NOT_SUPPORTED: [1105, 'Chain is not supported'],
  CAIP_ADDRESS_INVALID: [1106, 'Invalid CAIP Address'],
  CAIP_NETWORK_ID_INVALID: [1107, 'Invalid CAIP-2 network id: {value}'],
  CONNECTOR_NOT_FOUND: [1201, 'The wallet "{connectorId}" is not present in this page.'],
  USER_REJECTED: [1202, 'The request was declined in the wallet.'],
  WALLET_REQUEST_PENDING: [1203, 'The wallet already has this request open.'],
  WALLET_REPLY_INVALID: [1204, 'The wallet gave an answer to {method} that makes no sense.'],
  WALLET_REQUEST_FAILED: [1205, 'The wallet could not handle {method}.'],
  CONNECT_ABORTED: [1206, 'Connecting was cancelled.'],
  RESTORE_TIMEOUT: [1207, 'The wallet of the last visit did not appear in time.'],
  DISCONNECT_FAILED: [1208, 'Failed to disconnect'],
  NOT_CONNECTED: [1209, 'No wallet is connected.'],
  SIWX_NOT_ENABLED: [1301, 'SIWX is not enabled'],
  SIGN_IN_FAILED: [1302, 'A problem occurred while trying initialize authentication'],
  SIGNATURE_DECLINED: [1303, 'Signature declined'],
  SIGNATURE_INVALID: [1304, 'The signature is not valid'],
  SIGN_IN_SERVER_UNREACHABLE: [1305, 'The sign-in server could not be asked.'],
  SIGN_IN_MESSAGE_MISMATCH: [
    1306,
    'The sign-in message is not about this page and account: {field} differs.',
  ],
  SIWE_MESSAGE_PARAMS_MISSING: [1307, 'Failed to get message params!'],
  SIWE_VERIFY_FAILED: [1308, 'Failed to verify message'],
  BALANCE_UNAVAILABLE: [1401, 'Token Balance Unavailable'],
  SERVICE_DISABLED: [1402, 'The service {service} is switched off for this kit.'],
  DESTROYED: [1501, 'This kit has been destroyed.'],
} as const satisfies Record<string, readonly [number: number, message: string]>

/** Code of an error of the sdk. */
export type ErrorCode = keyof typeof errorTexts
