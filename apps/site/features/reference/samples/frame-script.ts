/** The name under which the script puts markup in, where a page's policy comes with the frame. */
export const samplePolicyName = "daylit-sample";

/**
 * Runs inside every sample, in a document without an origin. It tells the page how tall the sample
 * is, puts on what the page's controls ask for, and shows an edited snippet. Only a page of the site
 * that the sample comes from is heard and told. Links and forms stay where they are, but for links to
 * a place in the sample: it is to be looked at, not left. Kept as text because its hash is the only
 * script that the sample's policy allows; whatever a snippet brings is parsed but never run, and
 * before the first one is shown the policy is closed for further stylesheets too.
 *
 * A frame that has just been made taller tells nothing: a sample that measures itself by the window
 * would otherwise grow for ever.
 *
 * Without a connection the page hands over the stylesheet as well. The frame then has
 * the page's own policy, which knows neither style attributes nor markup without a name: they are put
 * on by script.
 */
export const frameScript = `(()=>{
let d=document,r=d.documentElement,home=location.origin,shown,kept,w=innerWidth,h=innerHeight,
made=self.trustedTypes?.createPolicy("${samplePolicyName}",{createHTML:s=>s}),
tell=ready=>{let n=r.getBoundingClientRect().height;
for(let e of d.querySelectorAll("dialog[open],:popover-open"))n=Math.max(n,e.matches(":modal")?e.offsetHeight+64:e.getBoundingClientRect().bottom+scrollY+16);
parent.postMessage({sample:Math.ceil(n),ready:ready===true},home)},
changed=()=>{let taller=innerHeight!==h&&innerWidth===w;w=innerWidth;h=innerHeight;taller||tell()};
addEventListener("message",({source,origin,data})=>{
if(source!==parent||origin!==home)return;
let{theme,dir,text,brand,html,css}=data;
theme?r.dataset.theme=theme:delete r.dataset.theme;
r.dir=dir;r.style.fontSize=text;
brand?r.style.setProperty("--brand",brand):r.style.removeProperty("--brand");
if(css&&!kept){kept=new CSSStyleSheet;kept.replaceSync(css);d.adoptedStyleSheets=[kept];r.style.padding="1rem"}
if(html!=null&&html!==shown){
if(shown==null&&!kept){let m=d.createElement("meta");m.httpEquiv="Content-Security-Policy";m.content="style-src 'unsafe-inline'";d.head.append(m)}
shown=html;
if(kept)html=html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi,t=>t.replace(/"[^"]*"|'[^']*'|(\\s)style(?=\\s*=)/gi,(m,gap)=>gap?gap+"data-style":m));
let b=new DOMParser().parseFromString(made?made.createHTML(html):html,"text/html").body;
for(let e of b.querySelectorAll("script,meta,link,base,iframe,frame,object,embed,fencedframe"))e.remove();
for(let e of kept?b.querySelectorAll("[data-style]"):[]){e.style.cssText=e.dataset.style;delete e.dataset.style}
d.body.replaceChildren(...b.childNodes)}
tell()});
d.addEventListener("click",e=>{let a=e.target.closest?.("a,area"),here=location.href.split("#")[0];
a&&!(a.hash&&a.href===here+a.hash&&d.getElementById(a.hash.slice(1)))&&e.preventDefault()});
d.addEventListener("submit",e=>{(e.submitter?.formMethod||e.target.method)!=="dialog"&&e.preventDefault()});
d.addEventListener("toggle",()=>requestAnimationFrame(tell),true);
d.addEventListener("DOMContentLoaded",()=>{new ResizeObserver(changed).observe(r);tell(true)});
addEventListener("load",tell)
})()`;
