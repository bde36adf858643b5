import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Makes a self-signed certificate in `folder`, for this run alone. Returns the paths of its two files. */
export function createCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=city.test'];
  execFileSync('openssl', [...kind, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { key, certificate };
}
