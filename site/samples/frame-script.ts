/**
 * Runs inside every sample, in a document without an origin. It tells the page how tall the sample
 * is, puts on what the page's controls ask for, and shows an edited snippet. Links and forms stay
 * where they are: a sample is to be looked at, not left. Kept as text because its hash is the only
 * script that the sample's policy allows; whatever a snippet brings is parsed but never run, and
 * before the first one is shown the policy is closed for further stylesheets too.
 *
 * A frame that has just been made taller tells nothing: a sample that measures itself by the window
 * would otherwise grow for ever.
 */
export const frameScript = `(()=>{
let d=document,r=d.documentElement,shown,w=innerWidth,h=innerHeight,
tell=ready=>{let n=r.getBoundingClientRect().height;
for(let e of d.querySelectorAll("dialog[open],:popover-open"))n=Math.max(n,e.matches(":modal")?e.offsetHeight+64:e.getBoundingClientRect().bottom+scrollY+16);
parent.postMessage({sample:Math.ceil(n),ready:ready===true},"*")},
changed=()=>{let taller=innerHeight!==h&&innerWidth===w;w=innerWidth;h=innerHeight;taller||tell()};
addEventListener("message",({source,data:{theme,dir,text,brand,html}})=>{
if(source!==parent)return;
theme?r.dataset.theme=theme:delete r.dataset.theme;
r.dir=dir;r.style.fontSize=text;
brand?r.style.setProperty("--brand",brand):r.style.removeProperty("--brand");
if(html!=null&&html!==shown){
if(shown==null){let m=d.createElement("meta");m.httpEquiv="Content-Security-Policy";m.content="style-src 'unsafe-inline'";d.head.append(m)}
let b=new DOMParser().parseFromString(shown=html,"text/html").body;
for(let e of b.querySelectorAll("script,meta,link,base,iframe,frame,object,embed,fencedframe"))e.remove();
d.body.replaceChildren(...b.childNodes)}
tell()});
d.addEventListener("click",e=>{let a=e.target.closest?.("a,area");a&&!(a.hash&&d.getElementById(a.hash.slice(1)))&&e.preventDefault()});
d.addEventListener("submit",e=>{(e.submitter?.formMethod||e.target.method)!=="dialog"&&e.preventDefault()});
d.addEventListener("toggle",()=>requestAnimationFrame(tell),true);
d.addEventListener("DOMContentLoaded",()=>{new ResizeObserver(changed).observe(r);tell(true)});
addEventListener("load",tell)
})()`;
