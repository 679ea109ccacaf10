/** A message of the product's specification, which host apps and tests look for. */
export interface SpecifiedMessage {
  readonly message: string
  readonly code: string
  /** Reason why nothing raises it yet. */
  readonly elsewhere?: string
}

const noOtherReason = 'not needed: every failure of the frame has one of the messages above'

/** In the order of the specification. */
export const specifiedMessages: readonly SpecifiedMessage[] = [
  // Options, limits and permissions.
  { message: 'Cannot set both `siweConfig` and `siwx` options', code: 'SIGN_IN_OPTIONS_CONFLICT' },
  {
    message: 'Please try again after {seconds} seconds',
    code: 'EMAIL_LOGIN_COOLDOWN',
  },
  { message: 'Requested RPC call is not allowed', code: 'RPC_METHOD_NOT_ALLOWED' },
  { message: 'Action not allowed', code: 'ACTION_NOT_ALLOWED' },
  // Toasts.
  { message: 'Token Balance Unavailable', code: 'BALANCE_UNAVAILABLE' },
  { message: 'Transaction started', code: 'TRANSACTION_STARTED' },
  { message: 'Something went wrong', code: 'SEND_FAILED' },
  { message: 'Failed to send transaction. Please try again.', code: 'SOLANA_SEND_FAILED' },
  { message: 'Signature declined', code: 'SIGNATURE_DECLINED' },
  // Thrown.
  { message: 'Network not supported for Gas Price', code: 'GAS_PRICE_NETWORK_UNSUPPORTED' },
  { message: 'Network not supported for Swaps', code: 'SWAP_NETWORK_UNSUPPORTED' },
  { message: 'Chain is not supported', code: 'CHAIN_NOT_SUPPORTED' },
  { message: 'Failed to disconnect', code: 'DISCONNECT_FAILED' },
  { message: 'Adapter not found', code: 'ADAPTER_MISSING' },
  { message: 'CaipNetwork is undefined', code: 'CAIP_NETWORK_UNDEFINED' },
  { message: 'CaipNetwork or CaipAddress is undefined', code: 'CAIP_NETWORK_OR_ADDRESS_UNDEFINED' },
  { message: 'Chain adapter not found', code: 'CHAIN_ADAPTER_MISSING' },
  { message: 'NetworkController client not set', code: 'NETWORK_CLIENT_MISSING' },
  { message: 'ConnectionController client not set', code: 'CONNECTION_CLIENT_NOT_SET' },
  { message: 'Chain is required to {action}', code: 'CHAIN_REQUIRED' },
  { message: 'Network not found', code: 'NETWORK_UNKNOWN' },
  {
    message: 'Address or auth connector not found',
    code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING',
  },
  { message: 'Error resolving name', code: 'NAME_RESOLVE_FAILED' },
  { message: 'Error fetching name suggestions', code: 'NAME_SUGGESTIONS_FAILED' },
  { message: 'Error fetching names for address', code: 'NAMES_OF_ADDRESS_FAILED' },
  { message: 'Error registering name {name}', code: 'NAME_REGISTRATION_FAILED' },
  { message: 'SIWX is not enabled', code: 'SIWX_NOT_ENABLED' },
  { message: 'No ActiveCaipAddress found', code: 'ACTIVE_ADDRESS_MISSING' },
  { message: 'No ActiveCaipNetwork or client found', code: 'ACTIVE_NETWORK_OR_CLIENT_MISSING' },
  { message: 'No ConnectionController client found', code: 'CONNECTION_CLIENT_NOT_FOUND' },
  { message: "Transactions can't be fetched without an accountAddress", code: 'HISTORY_ACCOUNT_MISSING' },
  { message: 'Invalid CAIP Address', code: 'CAIP_ADDRESS_INVALID' },
  { message: 'Invalid chainId', code: 'CHAIN_ID_INVALID' },
  { message: 'Unsupported chain', code: 'CHAIN_UNSUPPORTED_FOR_SEND' },
  { message: 'Please enter a valid amount and receiver address', code: 'SEND_INPUT_INVALID' },
  // Alerts.
  { message: 'Project ID Not Configured', code: 'PROJECT_ID_MISSING' },
  { message: 'Network Not Found', code: 'NETWORK_TO_SWITCH_NOT_FOUND' },
  { message: 'Invalid App Configuration', code: 'APP_CONFIGURATION_INVALID' },
  { message: 'Invalid App Configuration', code: 'PROJECT_ID_INVALID' },
  { message: 'Invalid App Configuration', code: 'SOCIAL_LOGIN_TIMEOUT' },
  { message: 'Session Expired', code: 'UNIVERSAL_SESSION_EXPIRED' },
  // Sign-in.
  { message: 'A problem occurred while trying initialize authentication', code: 'SIGN_IN_FAILED' },
  { message: 'This application might not support Smart Accounts', code: 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED' },
  { message: 'Authenticating...', code: 'SIGN_IN_AUTHENTICATING' },
  // History.
  { message: 'Failed to fetch transactions', code: 'HISTORY_UNAVAILABLE' },
  // Frame and transport.
  { message: 'Unable to load email login dependency', code: 'FRAME_LOAD_FAILED' },
  { message: 'Request was aborted', code: 'FRAME_RPC_ABORTED' },
  { message: 'Something went wrong', code: 'FRAME_REQUEST_ABORTED' },
  { message: 'An error occurred', code: 'FRAME_ERROR' },
  { message: 'Unknown error', code: 'FRAME_UNKNOWN_ERROR', elsewhere: noOtherReason },
  { message: 'W3mFrame: iframe is not set', code: 'FRAME_NOT_SET' },
  { message: 'HTTP status code: {status}', code: 'HTTP_STATUS' },
  {
    message: 'No URL was provided to the Transport. Please provide a valid RPC URL to the Transport.',
    code: 'TRANSPORT_URL_MISSING',
  },
  // Auth session.
  { message: 'AccessDenied', code: 'AUTH_ACCESS_DENIED' },
  { message: 'CredentialsSignin', code: 'AUTH_CREDENTIALS_SIGNIN' },
  { message: 'OAuthAccountNotLinked', code: 'AUTH_OAUTH_ACCOUNT_NOT_LINKED' },
  { message: 'SessionRequired', code: 'AUTH_SESSION_REQUIRED' },
  { message: 'MissingCSRF', code: 'AUTH_MISSING_CSRF' },
  { message: 'Verification', code: 'AUTH_VERIFICATION' },
  // Developer messages.
  { message: 'Please call createAppKit before using useAppKit', code: 'APP_KIT_MISSING' },
  { message: 'React Context is unavailable in Server Components', code: 'REACT_CONTEXT_UNAVAILABLE' },
]

/** Codes whose messages are not specified, and the reason. */
export const waitingCodes: Readonly<Record<string, string>> = {}
