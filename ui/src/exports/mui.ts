export { fromMuiTheme, type MuiThemeOptions } from '../mui/fromMuiTheme.ts'
export {
  MuiAppKitProvider as AppKitProvider,
  type MuiAppKitProviderProps as AppKitProviderProps,
} from '../mui/MuiAppKitProvider.tsx'
export type { MuiThemeLike } from '../theme/host/MuiThemeLike.ts'
