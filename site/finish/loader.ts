/**
 * Inlined into every page in place of React Router's module script (at most 1 kB). It asks for the
 * framework's code on the first sign of intent, or when the browser is idle after load. A press on a
 * plain button or on the search link before hydration is kept and repeated afterwards. If code is
 * missing after a deploy, the page is loaded again once; if that does not help, a note says so. Who
 * wanted to search is led to the list instead.
 */
export const loader = `(()=>{
let w=window,d=document,s=sessionStorage,a=addEventListener,m=JSON.parse(d.getElementById("modules").textContent),k="reloaded",early=[],on,done,
go=()=>{on||(on=1,Promise.all([import(m.manifest),...Object.entries(m.routes).map(async([i,u])=>[i,await import(u)])])
.then(([,...r])=>{w.__reactRouterRouteModules=Object.fromEntries(r);return import(m.entry)})
.then(()=>delete s[k]).catch(()=>{done=1;let l=early.find(b=>b.href);l?location=l.href:s[k]||(s[k]=1,!s.length)?d.getElementById("stale").hidden=false:location.reload()}))};
for(let e of["pointerover","pointerdown","touchstart","keydown","focusin"])a(e,go,{capture:true,passive:true});
a("click",e=>{let b=e.target.closest("button[type=button]:not([popovertarget]),[data-search]");done||!b||e.ctrlKey||e.metaKey||e.shiftKey||(early.push(b),b.href&&e.preventDefault())},true);
a("daylit:hydrated",()=>{done=1;for(let b of early)b.isConnected&&b.click()});
a("load",()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:5e3}):setTimeout(go,2e3))
})()`;
