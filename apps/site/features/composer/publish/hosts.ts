import type { HostName } from "@daylit/publish";
import { t } from "../messages/t.ts";

/** What a host means for an owner, and how to get a key there. */
type HostWords = {
  title: string;
  /** Free or not, in a line. */
  cost: string;
  more: string;
  address: string;
  form: string;
  company: string;
  /** The page of the host where keys are made. */
  keys?: string;
  /** What to tick there, in the host’s own words. */
  steps: readonly string[];
  /** What the key is called there. */
  keyLabel: string;
  /** More that has to be known, beside the key. */
  fields: readonly ("server" | "user" | "bucket" | "region" | "address")[];
  /** What else speaks the same language: its address is asked for. */
  elsewhere?: string;
  /** It is asked for the name of a new site. */
  named: boolean;
  /** It keeps earlier versions, and brings one back. */
  keepsVersions: boolean;
  /** The host’s own page about domains. */
  domains?: string;
};

export const fieldWords = {
  server: { label: t`Address of the server`, hint: t`https://, as your provider names it.` },
  user: { label: t`User name`, hint: "" },
  bucket: { label: t`Name of the bucket`, hint: "" },
  region: { label: t`Region`, hint: t`Leave it empty if your provider names none.` },
  address: { label: t`Address of your site`, hint: t`Where visitors will find it.` },
} as const;

export const hosts: Readonly<Record<HostName, HostWords>> = {
  netlify: {
    title: "Netlify",
    cost: t`Free to start, and takes your form`,
    more: t`Free within a monthly allowance; each publication uses some of it.`,
    address: t`your-name.netlify.app, or your own domain`,
    form: t`The form on your site arrives there: Netlify collects the messages.`,
    company: t`A company in San Francisco, USA`,
    keys: "https://app.netlify.com/user/applications#personal-access-tokens",
    steps: [
      t`Sign in, or sign up for free.`,
      t`Click “New access token”, give it a name, choose when it ends, click “Generate token”.`,
      t`Copy the token. There is nothing to tick: it may do what your account may.`,
    ],
    keyLabel: t`Access token`,
    fields: [],
    named: true,
    keepsVersions: true,
    domains: "https://docs.netlify.com/manage/domains/get-started-with-domains/",
  },
  github: {
    title: "GitHub Pages",
    cost: t`Free, with public files`,
    more: t`Free. Everybody can see your site’s files and their history.`,
    address: t`your-account.github.io/your-name, or your own domain`,
    form: t`No form: messages go to your email program or a form service.`,
    company: t`A company of Microsoft’s in San Francisco, USA`,
    keys: "https://github.com/settings/personal-access-tokens/new",
    steps: [
      t`Sign in, or sign up for free. Give the token a name and choose when it ends.`,
      t`Under “Repository access” choose “All repositories”.`,
      t`Under “Permissions” add Administration, Contents and Pages, each with “Read and write”.`,
      t`Click “Generate token” and copy it.`,
    ],
    keyLabel: t`Token`,
    fields: [],
    named: true,
    keepsVersions: true,
    domains: "https://docs.github.com/pages/configuring-a-custom-domain-for-your-github-pages-site",
  },
  forgejo: {
    title: "Codeberg",
    cost: t`Free, run by an association, with public files`,
    more: t`Free, for sites whose content others may use freely. Everybody can see the files.`,
    address: t`your-account.codeberg.page/your-name, or your own domain`,
    form: t`No form: messages go to your email program or a form service.`,
    company: t`A non-profit association in Berlin, Germany`,
    keys: "https://codeberg.org/user/settings/applications",
    steps: [
      t`Sign in, or sign up for free.`,
      t`Under “Generate new token” give it a name. Open “Select permissions” and set repository and user to “Read and write”.`,
      t`Click “Generate token” and copy it.`,
    ],
    keyLabel: t`Token`,
    fields: [],
    elsewhere: t`Another Forgejo or Gitea server`,
    named: true,
    keepsVersions: true,
    domains: "https://docs.codeberg.org/codeberg-pages/using-custom-domain/",
  },
  webdav: {
    title: t`Your own web host, or Nextcloud`,
    cost: t`With the provider that you have`,
    more: t`You pay what you pay for your web host already.`,
    address: t`The address of your web host`,
    form: t`No form: messages go to your email program or a form service.`,
    company: t`The provider that you chose`,
    steps: [
      t`It must offer WebDAV, and let pages of other sites call it (CORS): ask your provider.`,
      t`Make a password for this alone, if you can: Nextcloud calls it an app password (Settings, Security).`,
    ],
    keyLabel: t`Password`,
    fields: ["server", "user", "address"],
    named: false,
    keepsVersions: false,
  },
  s3: {
    title: t`Storage (S3)`,
    cost: t`For developers`,
    more: t`You pay for what is stored and read.`,
    address: t`The address of your bucket, or your own domain`,
    form: t`No form: messages go to your email program or a form service.`,
    company: t`The provider that you chose`,
    steps: [
      t`Make a bucket that shows its files as a website, and let this page’s address call it (CORS).`,
      t`Make an access key that may list, read, write and delete in this bucket alone.`,
    ],
    keyLabel: t`Secret access key`,
    fields: ["server", "bucket", "region", "user", "address"],
    named: false,
    keepsVersions: false,
  },
};

type DnsRecord = { type: string; name: string; value: string };

const apexOf: Partial<Record<HostName, readonly string[]>> = {
  netlify: ["75.2.60.5"],
  github: ["185.199.108.153", "185.199.109.153", "185.199.110.153", "185.199.111.153"],
};

/**
 * The records that lead a domain to a site. A domain without a word before it can’t have a CNAME: hosts
 * give numbers for it, or nothing that would last.
 */
export function dnsRecords(host: HostName, domain: string, address: string): DnsRecord[] {
  const { hostname } = new URL(address);
  const isApex = domain.split(".").length < 3;
  const name = isApex ? "@" : (domain.split(".")[0] ?? "");
  if (!isApex) return [{ type: "CNAME", name, value: hostname }];
  const numbers = (apexOf[host] ?? []).map((value) => ({ type: "A", name, value }));
  return numbers.length > 0
    ? [...numbers, { type: "CNAME", name: "www", value: hostname }]
    : [{ type: "ALIAS", name, value: hostname }];
}
