/** What people type who mean a page, or a part of one, that does not say so itself. */
export const meanings: Readonly<Record<string, string>> = {
  "/documentation": "what is daylit, overview, css framework, docs, dokumentation",
  "/documentation/getting-started":
    "install, installation, setup, npm, download, quick start, quickstart, npm install, usage, import, add to project, yarn, pnpm, installieren, installer",
  "/documentation/getting-started#react": "typescript, tsx, jsx, react types, commandfor",
  "/documentation/getting-started#next": "next.js, nextjs",
  "/documentation/getting-started#sveltekit": "svelte",
  "/documentation/getting-started#sass": "scss",
  "/documentation/getting-started#server-frameworks": "django, rails, laravel, php, flask, express",
  "/documentation/getting-started#only-some-parts":
    "tree shaking, purge, smaller bundle, single file, partial import",
  "/documentation/getting-started#in-a-shadow-root": "web component, shadow dom, lit",
  "/documentation/getting-started#with-tailwind":
    "shadcn, shadcn/ui, radix, prefix, prefixed, tailwind and daylit, dl-",
  "/documentation/getting-started#one-part-of-a-page":
    "scoped, @scope, wordpress, scoped css, embed, bootstrap and daylit",
  "/documentation/theming":
    "theme, themes, dark mode, colours, skin, light mode, color-scheme, prefers-color-scheme, rebrand, white label, customise, customize, dunkelmodus, mode sombre",
  "/documentation/theming#one-section-its-own-theme": "data-theme, data-brand, nested theme",
  "/documentation/theming#override-anything":
    "important, specificity, cascade layers, @layer, override, custom css",
  "/documentation/typography":
    "fonts, type, text styles, schrift, schriftart, typographie, police, schriftarten, schriften, polices",
  "/documentation/typography#your-own-fonts": "font-face, webfont, web fonts",
  "/documentation/migrating-from-tailwind": "tailwind, tailwindcss, utility classes, utilities",
  "/documentation/migrating-from-bootstrap": "bootstrap",
  "/documentation/migrating-from-bulma": "bulma",
  "/documentation/migrating-from-pico": "pico, picocss",
  "/documentation/component-matrix":
    "daisyui, list of components, all components, compare frameworks, components",
  "/documentation/layout-and-responsiveness":
    "flexbox, breakpoints, mobile, responsive, media queries, container queries, responsive design, screen sizes",
  "/documentation/layout-and-responsiveness#right-to-left": "rtl, arabic, hebrew, bidi",
  "/documentation/animation": "animations, motion, keyframes, animate",
  "/documentation/animation#reduced-motion": "prefers-reduced-motion",
  "/documentation/interactivity": "javascript, interactive, no javascript, without javascript",
  "/documentation/behaviour": "custom elements, script, behavior, behaviour.js, daylit/behaviour",
  "/documentation/behaviour#combobox":
    "autocomplete, typeahead, autosuggest, suggestions, searchable select, datalist",
  "/documentation/behaviour#multi-select":
    "multiselect, tags input, multiple select, select2, tagify",
  "/documentation/behaviour#command-menu": "command palette, cmdk, cmd k, spotlight, quick actions",
  "/documentation/behaviour#tabs": "keyboard tabs, arrow key tabs",
  "/documentation/behaviour#date-range":
    "date picker, datepicker, date range picker, booking calendar",
  "/documentation/behaviour#reorder":
    "drag and drop, sortable list, drag, sortable, dnd, rearrange",
  "/documentation/behaviour#theme-switch":
    "dark mode toggle, theme toggle, theme switcher, dark mode switch",
  "/documentation/web-applications": "installable, manifest.json, web app",
  "/documentation/accessibility":
    "a11y, wcag, aria, screen reader, screen readers, barrierefreiheit, accessibilité",
  "/documentation/accessibility#what-daylit-takes-care-of": "contrast, colour contrast",
  "/documentation/accessibility#keyboard": "keyboard navigation, tab order, shortcuts",
  "/documentation/accessibility#a-skip-link": "skip to content",
  "/documentation/accessibility#messages-that-appear-later": "aria-live, live region",
  "/documentation/browser-support":
    "caniuse, safari, firefox, chrome, polyfill, compatibility, ie11",
  "/documentation/design-tokens-and-editor-support":
    "figma, tokens.json, intellisense, code completion",
  "/documentation/troubleshooting": "not working, broken, does not work, looks wrong",
  "/documentation/troubleshooting#policies": "csp, content security policy",
  "/documentation/versions-and-changelog": "release notes, releases, versions, what’s new",
  "/documentation/upgrades-and-faults": "semver, upgrade, update, breaking changes",
  "/documentation/put-it-online": "deploy, docker, nginx config, self-host, deployment",
  "/documentation/ui-ux-guidance": "design guidelines, best practices, ux, usability",
  "/packages":
    "cost, how much, preis, preise, kosten, prix, tarifs, buy, order, website for my business, pricing, hire, quote for a website, tarif, angebot, devis, coût",
  "/packages#free-secure-hosting": "hosting, web hosting, webhosting, hébergement",
  "/packages#price-and-costs": "price, prices",
  "/compose":
    "website builder, site builder, make a website, make a site, create a website, create site, free website, download, download the zip, editor, composer, composing, website erstellen, créer un site, wix, squarespace, languages, translate my site, multilingual, export, export my site, herunterladen, télécharger, sprache, sprachen, langue, langues, webseite erstellen, kostenlos, gratuit",
  "/layouts":
    "templates, template, website templates, themes for a website, examples, page templates, starter templates, vorlage, vorlagen, modèle, modèles",
  "/blocks":
    "page sections, section library, ui blocks, building blocks, copy a section, website sections",
  "/blocks/screens":
    "login, login page, sign in, settings, settings page, settings screen, dashboard page, dashboard template, admin dashboard, admin template, sign up page, onboarding, billing, app screens, app template, anmelden, anmeldung, connexion, se connecter",
  "/blocks/nav": "site header, navigation bar, header section, menu bar",
  "/blocks/hero": "hero section, hero sections, banner, hero banner, splash",
  "/blocks/features": "feature section, feature grid, bento, bento grid, benefits",
  "/blocks/story": "about us, about section, text and picture",
  "/blocks/gallery": "photo gallery, image gallery, picture grid, lightbox section",
  "/blocks/team": "team section, staff, people section, our team",
  "/blocks/prices":
    "pricing table, pricing section, price table, pricing plans, pricing page, preisliste",
  "/blocks/quotes": "testimonials, testimonial, reviews, customer reviews",
  "/blocks/questions": "faq, faqs, frequently asked questions",
  "/blocks/call": "cta, cta section",
  "/blocks/news": "blog, blog section, newsletter, newsletter sign-up",
  "/blocks/partners": "logo cloud, client logos, logo wall",
  "/blocks/figures": "stats, stats section, key figures, numbers",
  "/blocks/footer": "footer section, page footer, site footer",
  "/pictures":
    "stock photos, free images, illustrations, stock images, bilder, fotos, images gratuites",
  "/projects":
    "showcase, portfolio of the studio, case studies, references, clients, projekte, projets, referenzen, exemples",
  "/contact": "email, phone, support, help, get in touch, kontakt, contacter, nous contacter",
  "/contact#who-we-are":
    "who, who are you, who is behind this, about, about us, the studio, team, impressum, imprint, legal notice, mentions légales",
  "/licences":
    "licence, license, mit, mit-0, can i use this commercially, commercial use, for clients, copyright, attribution, credit, lizenz, lizenzen",
  "/your-project":
    "your site, my site, delete my site, delete site, my websites, open my site, edit my site, löschen, supprimer",
  "/privacy":
    "gdpr, tracking, analytics, data protection, cookie, datenschutz, datenschutzerklärung, confidentialité, données personnelles",
  "/stylesheet": "classes, class reference, css reference, api",
  "/documentation/upgrades-and-faults#names-that-changed-in-0-4":
    "codemod, old names, renamed classes",
  "/stylesheet/vocabulary": "class list, all classes, all names, cheatsheet, cheat sheet",
  "/guides/save-the-website-as-webapp": "home screen, PWA, app, add to home screen, install app",
  "/guides/brand-color-structure":
    "brand colour, change colour, change my colour, palette of a brand, colour scheme, color palette",
  "/guides/preparing-assets-for-your-project": "my pictures, photos, what to prepare",
  "/guides/put-your-site-online": "publish, upload my site, go live, netlify drop, ftp",
  "/guides/domain-and-e-mail": "dns, domain name, mailbox",
  "/guides/search-and-sharing": "seo, open graph, meta tags, social media preview, sitemap",
};
