import { MOST } from './bounded';

export interface Failure {
  readonly what: string;
  readonly fix: string;
}

const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  CERT_REVOKED: 'was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT: 'comes from an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'comes from an authority that this machine does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without those that it is signed by',
};

const OWN_AUTHORITY =
  'A shop with a certificate of your own: name the authority in NODE_EXTRA_CA_CERTS=authority.pem. The check can not be switched off.';

export function failureOf(error: unknown, { host, hostname }: URL): Failure {
  const code = codeOf(error);
  const certificate = CERTIFICATES[code];
  if (certificate) {
    const isOwn = /SELF_SIGNED|UNABLE/.test(code);
    const fix = isOwn ? OWN_AUTHORITY : 'Is the address right? Visitors of the shop see a warning too.';
    return { what: `The certificate of ${host} ${certificate}, so nothing was asked of it.`, fix };
  }
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { what: `The name ${hostname} is not known.`, fix: 'Is the address right, and is this machine online?' };
    case 'ECONNREFUSED':
      return { what: `Nothing answers at ${host}.`, fix: 'Is the shop running, and are protocol and port right?' };
    case 'ECONNRESET':
    case 'EPIPE':
      return {
        what: `${host} ended the connection without an answer.`,
        fix: 'Try again; if it stays so, look into its log.',
      };
    case 'ETIMEDOUT':
      return { what: `${host} does not answer.`, fix: 'Try again later, or from a network that reaches it.' };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return { what: `No way leads to ${host}.`, fix: 'Is this machine online?' };
    case 'EPROTO':
      return { what: `${host} does not speak HTTPS.`, fix: 'Try the address with http://.' };
    case 'ERR_BUFFER_TOO_LARGE':
      return {
        what: `${host} answers with more than ${MOST} in a text whose addresses are to be changed.`,
        fix: 'Look into what it sends there; files for download are passed on in any size.',
      };
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR':
      return { what: `What ${host} answers is compressed wrongly.`, fix: 'Look into what compresses its pages.' };
    default:
      if (code.startsWith('HPE_'))
        return { what: `What ${host} answers is not HTTP.`, fix: 'Are protocol and port right?' };
      return { what: `${host} can’t be reached${code ? ` (${code})` : ''}.`, fix: 'Is the address right?' };
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') {
    return error.code.startsWith('ERR_SSL') ? 'EPROTO' : error.code;
  }
  return codeOf(error.cause);
}
