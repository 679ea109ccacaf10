export const messages = {
  note: 'By connecting you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  noteTerms: 'By connecting you agree to the <terms>Terms of Service</terms>.',
  notePrivacy: 'By connecting you agree to the <privacy>Privacy Policy</privacy>.',
  agree: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  agreeTerms: 'I agree to the <terms>Terms of Service</terms>.',
  agreePrivacy: 'I agree to the <privacy>Privacy Policy</privacy>.',
  due: 'Tick this box to choose how to connect.',
} as const
