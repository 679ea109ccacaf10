export type { MuiThemeLike } from '../kit/look/MuiThemeLike.ts'
export { fromMuiTheme, type MuiThemeOptions } from '../mui/fromMuiTheme.ts'
export {
  MuiAppKitProvider as AppKitProvider,
  type MuiAppKitProviderProps as AppKitProviderProps,
} from '../mui/MuiAppKitProvider.tsx'
